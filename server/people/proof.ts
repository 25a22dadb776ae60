/** What in a request says who sends it: a bearer token, or else our session cookie. Everything else there is somebody else's business. */

export interface Proof {
  header: 'authorization' | 'cookie';
  /** The whole header as the library is shown it. */
  value: string;
}

/** As the library calls it; see `makeAuth`. */
export const sessionCookie = (isSecure: boolean): string => `${isSecure ? '__Secure-' : ''}tarsas.session_token`;

/**
 * A token that is shown is what counts, also when it is none: a program that shows a wrong one must not become whoever its cookie names.
 * Other schemes belong to a proxy (HTTP Basic for instance), other cookies to other applications. Of several session cookies none counts:
 * a neighbouring domain may have set one of them.
 */
export function proofIn(headers: Headers, cookieName: string): Proof | null {
  const [, token] = /^bearer\b(.*)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token !== undefined) return token.trim() === '' ? null : { header: 'authorization', value: `Bearer ${token.trim()}` };
  const sessions = cookiesIn(headers).filter(cookie => cookie.startsWith(`${cookieName}=`));
  return sessions.length === 1 ? { header: 'cookie', value: sessions[0] } : null;
}

/** The same headers with no other proof than this one. The library keeps more in cookies than the session; those stay. */
export function withProof(headers: Headers, proof: Proof | null): Headers {
  const only = new Headers(headers);
  for (const header of ['authorization', 'cookie']) only.delete(header);
  const others = cookiesIn(headers).filter(cookie => /^(?:__Secure-)?tarsas\./.test(cookie) && !/\.session_(token|data)=/.test(cookie));
  const cookies = proof?.header === 'cookie' ? [...others, proof.value] : others;
  if (cookies.length > 0) only.set('cookie', cookies.join('; '));
  if (proof?.header === 'authorization') only.set('authorization', proof.value);
  return only;
}

const cookiesIn = (headers: Headers): string[] => headers.get('cookie')?.split(/;\s*/) ?? [];

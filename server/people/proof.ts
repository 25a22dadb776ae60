/** What identifies the sender of a request: a bearer token, or else our session cookie. Other credentials are ignored. */

export interface Proof {
  header: 'authorization' | 'cookie';
  /** The whole header as the library is shown it. */
  value: string;
}

/** As the library calls it; see `makeAuth`. */
export const sessionCookie = (isSecure: boolean): string => `${isSecure ? '__Secure-' : ''}tarsas.session_token`;

/**
 * A bearer token takes precedence even if it is invalid: a program with a wrong token must not act as the person of its cookie.
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

/** Sends letters by SMTP where it is configured, else writes them into files in a folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@tarsas/kernel';
import type { Transporter } from 'nodemailer';

/** A letter as it goes out. */
export interface Envelope {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** Where its reader says: no more. */
  stop: string;
}

export interface Post {
  deliver(letter: Envelope): Promise<void>;
  /** Whether letters would be accepted now; throws where not. */
  verify(): Promise<void>;
  /** What becomes of letters: sent by SMTP, kept in a folder because there is none, or the last attempt failed. */
  state(): 'sent' | 'kept' | 'broken';
  close(): void;
}

const PATIENCE_MS = 10_000;

/** Headers for automatic mail: RFC 3834, 2369, 8058, 3282. */
const headersOf = ({ language, stop }: Envelope): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': language,
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** nodemailer is imported at the first use, which keeps it out of the start-up time. */
export function smtp(url: string, from: string): Post {
  let transport: Transporter | null = null;
  let isBroken = false;
  const attempt = async (work: (transport: Transporter) => Promise<unknown>): Promise<void> => {
    try {
      const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: 3 * PATIENCE_MS };
      transport ??= (await import('nodemailer')).createTransport({ url, ...patience });
      await work(transport);
      isBroken = false;
    } catch (error) {
      isBroken = true;
      throw error;
    }
  };
  return {
    deliver: letter => {
      const { to, subject, text, html } = letter;
      return attempt(transport => transport.sendMail({ from, to, subject, text, html, headers: headersOf(letter) }));
    },
    verify: () => attempt(transport => transport.verify()),
    state: () => (isBroken ? 'broken' : 'sent'),
    close: () => transport?.close(),
  };
}

/** `said` is called with the file, never with the content. */
export function toFolder(folder: string, said: (file: string) => void): Post {
  let count = 0;
  return {
    async deliver(letter) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${count++}.txt`);
      const head = Object.entries({ To: letter.to, Subject: letter.subject, ...headersOf(letter) }).map(
        ([key, value]) => `${key}: ${value}`,
      );
      await writeFile(file, `${head.join('\n')}\n\n${letter.text}`, { mode: 0o600 });
      said(file);
    },
    verify: async () => {},
    state: () => 'kept',
    close: () => {},
  };
}

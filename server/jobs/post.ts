/** Letters: by SMTP where it is configured, else as files in a folder, so that nothing is lost while trying things out. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Letter } from '../people/auth.ts';

export interface Post {
  deliver(letter: Letter): Promise<void>;
  close(): void;
}

/** The library is loaded with the first letter: most servers have none to send for a while, and all should start quickly. */
export function smtp(url: string, from: string): Post {
  let transport: Transporter | null = null;
  return {
    async deliver({ to, subject, text }) {
      transport ??= (await import('nodemailer')).createTransport(url);
      await transport.sendMail({ from, to, subject, text });
    },
    close: () => transport?.close(),
  };
}

/** `said` is told where the letter lies, not what is in it. */
export function toFolder(folder: string, said: (file: string) => void): Post {
  let count = 0;
  return {
    async deliver({ to, subject, text }) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${count++}.txt`);
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 });
      said(file);
    },
    close: () => {},
  };
}

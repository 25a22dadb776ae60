/** An SMTP server that keeps the letters it is sent. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Sink } from './running.ts';

export class Mailbox {
  readonly letters = new Sink();
  private readonly smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', () => {
        this.letters.take(plain(Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
  });

  /** Listens, and returns its address. */
  async open(): Promise<string> {
    await new Promise<void>(resolve => this.smtp.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise(resolve => this.smtp.close(resolve));
  }
}

/** Header lines joined, and the quoted-printable body read. */
function plain(letter: string): string {
  const [, head, body] = /^([\s\S]*?)\n\n([\s\S]*)$/.exec(letter.replace(/\r\n/g, '\n'))!;
  const read = body
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
  return `${head.replace(/\n[ \t]+/g, ' ')}\n\n${read}`;
}

/** Ids that are short to read and impossible to guess. */
import { randomBytes } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ids are links as well, so they must not be guessed: 16 signs are 79 bits. */
export function newId(length = 16): string {
  let id = '';
  while (id.length < length) for (const byte of randomBytes(length)) if (byte < 248 && id.length < length) id += ALPHABET[byte % 31];
  return id;
}

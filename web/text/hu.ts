import type { Words } from './en.ts';

export const hu: Words = {
  app: { name: 'Társas', lost: 'Itt nincs semmi.', home: 'Az asztalokhoz', skip: 'Ugrás a tartalomhoz' },
};

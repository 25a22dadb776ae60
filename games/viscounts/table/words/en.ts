import { voice } from '@tarsas/kernel';
import { board } from '../../text/board.en.ts';
import { en } from '../../text/en.ts';
import { lexicon } from '../../text/lexicon.en.ts';
import { phrases } from '../../text/lexicon.ts';

export const words = { board, lexicon, phrases: phrases(lexicon), voice: voice(en) };

import { voice } from '@tarsas/kernel';
import { board } from '../../text/board.hu.ts';
import { hu } from '../../text/hu.ts';
import { lexicon } from '../../text/lexicon.hu.ts';
import { phrases } from '../../text/lexicon.ts';
import type { TableWords } from '../words.svelte.ts';

export const words: TableWords = { board, lexicon, phrases: phrases(lexicon), voice: voice(hu) };

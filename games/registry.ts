/** The games there are. Adding a game is adding its folder and one line here. The first one is offered first. */
import type { Title } from '@tarsas/kernel';
import { addressing } from '@tarsas/words/address';
import { address as en } from '@tarsas/words/you.en';
import { address as hu } from '@tarsas/words/you.hu';
import { title as ageOfInnovation } from './age-of-innovation/index.ts';
import { title as empiresEnd } from './empires-end/index.ts';
import { title as example } from './example/index.ts';
import { title as terraMystica } from './terra-mystica/index.ts';
import { title as viscounts } from './viscounts/index.ts';

const addressed = (title: Title): Title => ({
  ...title,
  voices: { en: addressing(title.voices.en, en), hu: addressing(title.voices.hu, hu) },
});

export const titles: readonly Title[] = [terraMystica, ageOfInnovation, viscounts, empiresEnd, example].map(addressed);

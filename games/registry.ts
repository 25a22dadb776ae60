/** The games there are, whole: for the server and the command line. The first one is offered first. */
import type { Title } from '@tarsas/kernel';
import { addressing } from '@tarsas/words/address';
import { address as en } from '@tarsas/words/you.en';
import { address as hu } from '@tarsas/words/you.hu';
import { manifests } from './list.ts';
import { loadTitle } from './title.ts';

const addressed = (title: Title): Title => ({
  ...title,
  voices: { en: addressing(title.voices.en, en), hu: addressing(title.voices.hu, hu) },
});

export const titles: readonly Title[] = (await Promise.all(manifests.map(loadTitle))).map(addressed);

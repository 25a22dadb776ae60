/** Asks one question and waits for its answer. Imported where it is asked: no page carries it from the start. */
import { mount, unmount } from 'svelte';
import Ask from './Ask.svelte';

export interface Question {
  title: string;
  /** What it is about, line by line. */
  list?: readonly string[];
  text?: string;
  /** The button that says yes; the other cancels. */
  yes: string;
}

export const sure = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    const asking = mount(Ask, {
      target: document.body,
      props: {
        ...question,
        answer: (isYes: boolean) => {
          resolve(isYes);
          void unmount(asking);
        },
      },
    });
  });

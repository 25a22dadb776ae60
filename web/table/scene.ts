/** What the drawn table gets of the desk, as getters: a component is updated only when a field that it reads changes. */
import type { Scene } from '@tarsas/kit/table.ts';
import { locale } from '../app/locale.svelte.ts';
import type { Desk } from './desk.svelte.ts';

export function sceneOf(desk: Desk): Scene {
  return {
    get view() {
      return desk.show?.view ?? desk.view;
    },
    get before() {
      return desk.show?.view ?? desk.before;
    },
    get viewer() {
      return desk.session.viewer;
    },
    get names() {
      return desk.names;
    },
    get language() {
      return locale.language;
    },
    get asked() {
      return desk.show ? null : desk.asked;
    },
    get facts() {
      return desk.facts;
    },
    get history() {
      return desk.told.history;
    },
    get seals() {
      return desk.told.seals;
    },
    get overlays() {
      return desk.overlays;
    },
    get looked() {
      return desk.shown;
    },
    choose: choice => desk.choose(choice),
    showRule: id => desk.showRule(id),
    showWhyNot: choice => desk.explainChoice(choice),
  };
}

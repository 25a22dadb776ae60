/** The app's own words. Games bring their own. */

export const en = {
  app: { name: 'Társas', lost: 'There is nothing here.', home: 'To the tables', skip: 'Skip to the content' },
};

export type Words = typeof en;

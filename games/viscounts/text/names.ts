/** Names that are the same in every language. */
export const HEROES = {
  ada: 'Ada',
  bertha: 'Bertha',
  clovis: 'Clovis',
  emma: 'Emma',
  guntram: 'Guntram',
  judith: 'Judith',
  lothaire: 'Lothaire',
  merovech: 'Merovech',
  rudolf: 'Rudolf',
  therese: 'Therese',
};

/** Mit tegyen legközelebb, akinek a pontlap egyik sora elmaradt; a „Legközelebb:” után áll. */
import type { TerraMystica } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<TerraMystica['line'], string>>> = {
  bid: 'licitálj kevesebbet; egy frakció ritkán ér ennyivel több pontot.',
  scoringTile: 'nézd meg a következő pontozólapkákat, és tartogasd az épületfajtát arra a fordulóra, amelyik fizet érte.',
  bonusCard: 'passzoláskor azt a kártyát vedd el, amelyik a következő passzolásodig felépített épületeidért fizet majd.',
  favorTile:
    'építs templomot már az első fordulókban: ha egy kegylapka minden lakóházért vagy kereskedőházért fizet, azt a játék végéig teszi.',
  townTile: 'a játék közepére tervezz várost: négy összefüggő épületet 7 hatalomértékkel, szentéllyel hármat.',
  shipping: 'fejleszd egyszer-kétszer a hajózást: azonnal pontot ad, később pedig földet és nagyobb birodalmat.',
  digging: 'fejleszd korán a területformálást: azonnal pontot ad, és onnantól minden ásó olcsóbb.',
  faction: 'keresd meg minden fordulóban azt a lépést, amelyért a frakciód képessége fizet.',
  leech: 'pontért addig végy fel hatalmat, amíg el is tudod költeni; az utolsó fordulókban ritkán hozza vissza az árát.',
  exchange: 'csak akkor válts pontot pénzre, ha a pénz többet hoz, mint amennyibe kerül.',
  cults: 'küldj papokat a kultuszokba, amíg van szabad helyük, és legalább két sávon légy az első kettő között.',
  network: 'a játék vége előtt kösd össze az épületeidet: a hajózás és a híd összeköti, ami külön áll.',
  finalTile: 'nézd meg már az elején a végső pontozólapkát, és építkezz aszerint.',
};

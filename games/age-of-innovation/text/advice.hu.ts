/** Mit tegyen legközelebb, akinek a pontlap egyik sora elmaradt; a „Legközelebb:” után áll. */
import type { AgeOfInnovation } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<AgeOfInnovation['line'], string>>> = {
  roundTile: 'nézd meg a következő fordulólapkákat, és tartogasd az épületfajtát arra a fordulóra, amelyik fizet érte.',
  finalTile: 'az utolsó fordulóra tartogasd azt, amiért annak külön lapkája fizet.',
  cityTile: 'a játék közepére tervezz várost: négy összefüggő épületet 7 hatalomértékkel, egyetemmel hármat, emlékművel kettőt.',
  innovation: 'gyűjts könyvet innovációra már az első fordulóktól, és olyat válassz, amely azért fizet, amit amúgy is építesz.',
  palace: 'olyan palotalapkát válassz, amely azért fizet, amit amúgy is építesz, és elég korán építsd meg hozzá a palotát.',
  competency: 'építs korán iskolát: a szakértelemlapka a játék végéig fizet.',
  roundBonus: 'passzoláskor azt a lapkát vedd el, amelyik a következő passzolásodig felépített épületeidért fizet majd.',
  faction: 'keresd meg minden fordulóban azt a lépést, amelyért a frakciód képessége fizet.',
  bookAction: 'azokat a könyveket, amelyek innovációra már nem lesznek elegek, váltsd pontra könyvakcióval, mielőtt más teszi meg.',
  shipping: 'fejleszd egyszer-kétszer a hajózást: azonnal pontot vagy könyvet ad, később pedig földet és nagyobb birodalmat.',
  terraforming: 'fejleszd korán a területformálást: azonnal jutalmat ad, és onnantól minden ásó olcsóbb.',
  medicine: 'juss fel városkulccsal az orvostudomány 9. szintjére: onnan minden bevételnél pontot ad.',
  leech: 'pontért addig végy fel hatalmat, amíg el is tudod költeni; az utolsó fordulókban ritkán hozza vissza az árát.',
  empire: 'a játék vége előtt kösd össze az épületeidet: a hajózás és a híd összeköti, ami külön áll.',
  science: 'küldj tudósokat, amíg van szabad helyük, és legalább két tudományágban légy az első kettő között.',
};

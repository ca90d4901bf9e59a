import { mix, palette } from './paint/colour';
import { circle, document, path, rect, stroke, times } from './paint/shapes';

interface Portrait {
  skin: string;
  hair: string;
  cloth: string;
  ground: string;
  style: 'short' | 'parted' | 'knot' | 'long' | 'turban' | 'bald' | 'scarf' | 'bob' | 'curls';
  /** The neckline. */
  collar: 'shirt' | 'kurta' | 'sari' | 'overall' | 'round';
  beard?: boolean;
  glasses?: boolean;
}

const skins = { deep: '#7c4a2f', brown: '#9b6442', warm: '#b67b55', light: '#cf9a75' };
const hairs = { black: '#182128', brown: '#35261f', grey: '#8d9696', silver: '#bfc5c3' };
const { amber, ember, leaf, teal, petrol, gold, paper, ink } = palette;

const people: Record<string, Portrait> = {
  nandini: {
    skin: skins.brown,
    hair: hairs.black,
    cloth: ember,
    ground: amber,
    style: 'knot',
    collar: 'sari',
    glasses: true,
  },
  arvind: { skin: skins.warm, hair: hairs.black, cloth: petrol, ground: teal, style: 'parted', collar: 'shirt' },
  shireen: { skin: skins.light, hair: hairs.brown, cloth: teal, ground: gold, style: 'bob', collar: 'round' },
  devendra: {
    skin: skins.deep,
    hair: hairs.black,
    cloth: amber,
    ground: petrol,
    style: 'short',
    collar: 'overall',
    beard: true,
  },
  ipsita: { skin: skins.warm, hair: hairs.black, cloth: leaf, ground: ember, style: 'long', collar: 'kurta' },
  thomas: {
    skin: skins.brown,
    hair: hairs.grey,
    cloth: '#5c7580',
    ground: leaf,
    style: 'parted',
    collar: 'shirt',
    glasses: true,
    beard: true,
  },
  raghunath: {
    skin: skins.brown,
    hair: hairs.silver,
    cloth: '#e7e2d4',
    ground: teal,
    style: 'bald',
    collar: 'kurta',
    glasses: true,
  },
  lalitha: { skin: skins.deep, hair: hairs.black, cloth: gold, ground: leaf, style: 'knot', collar: 'sari' },
  joseph: {
    skin: skins.deep,
    hair: hairs.grey,
    cloth: ember,
    ground: teal,
    style: 'short',
    collar: 'overall',
    beard: true,
  },
  farida: { skin: skins.light, hair: hairs.black, cloth: petrol, ground: ember, style: 'scarf', collar: 'round' },
  biswajit: { skin: skins.brown, hair: hairs.black, cloth: '#dfe5e3', ground: gold, style: 'curls', collar: 'shirt' },
  anjali: {
    skin: skins.warm,
    hair: hairs.brown,
    cloth: teal,
    ground: amber,
    style: 'long',
    collar: 'shirt',
    glasses: true,
  },
  harpreet: {
    skin: skins.light,
    hair: hairs.black,
    cloth: '#44596b',
    ground: gold,
    style: 'turban',
    collar: 'shirt',
    beard: true,
  },
  meenakshi: {
    skin: skins.brown,
    hair: hairs.grey,
    cloth: leaf,
    ground: ember,
    style: 'bob',
    collar: 'sari',
    glasses: true,
  },
};

export interface PortraitPicture {
  alt: string;
  draw: () => string;
}

function draw({ skin, hair, cloth, ground, style, collar, beard, glasses }: Portrait): string {
  const air = mix(ground, paper, 0.58);
  const shadeSkin = mix(skin, ink, 0.28);
  const lightSkin = mix(skin, paper, 0.22);
  const shadeCloth = mix(cloth, ink, 0.34);
  const lightCloth = mix(cloth, paper, 0.25);
  const backdrop =
    rect(0, 0, 600, 600, air) +
    times(3, (index) => circle(390, 250, 270 - index * 66, mix(air, ground, 0.14 + index * 0.13))).join('') +
    path('M0 470C180 452 420 462 600 446V600H0Z', mix(air, petrol, 0.2));

  const longHair: Partial<Record<Portrait['style'], string>> = {
    long: path(
      'M204 250C196 130 252 92 306 92C368 92 412 140 404 256C402 330 424 380 432 452H176C190 380 206 320 204 250Z',
      hair,
    ),
    bob: path(
      'M200 262C190 140 250 96 304 96C366 96 412 138 404 262C402 306 410 330 404 356C350 380 250 380 204 356C196 330 202 300 200 262Z',
      hair,
    ),
    knot: circle(206, 176, 44, hair),
    scarf: path(
      'M188 276C176 140 244 84 306 84C376 84 424 140 414 276C412 350 440 400 470 470L150 480C178 410 190 350 188 276Z',
      mix(cloth, ember, 0.25),
    ),
    curls: [206, 216, 246, 290, 336, 376, 398, 402]
      .map((x, index) => circle(x, [220, 172, 134, 116, 118, 140, 178, 222][index] ?? 150, 38, hair))
      .join(''),
  };

  const shoulders =
    path(
      'M70 600C76 500 130 452 226 428C250 420 258 404 258 384H346C346 404 354 420 378 428C474 452 524 500 530 600Z',
      cloth,
    ) +
    path('M70 600C76 500 130 452 226 428C236 425 244 420 250 412C240 470 214 520 206 600Z', shadeCloth) +
    stroke('M400 434C470 456 512 500 520 580', lightCloth, { width: 7, cap: 'round' });

  const neck =
    path('M258 330V404C270 440 334 440 346 404V330Z', skin) +
    path('M258 344C280 392 330 392 346 350V330H258Z', shadeSkin, 0.8);
  const collars: Record<Portrait['collar'], string> = {
    shirt:
      path('M246 412L302 470L358 412L378 432L322 508L302 480L282 508L226 432Z', lightCloth) +
      stroke('M302 480V600', shadeCloth, { width: 4 }) +
      circle(302, 536, 5, shadeCloth),
    kurta:
      path('M250 416Q302 466 354 416L364 424Q302 486 240 424Z', lightCloth) +
      stroke('M302 462V570', lightCloth, { width: 14 }) +
      [492, 522, 552].map((y) => circle(302, y, 4, shadeCloth)).join(''),
    sari:
      path(
        'M346 412C360 424 420 440 470 470C420 520 300 560 190 600H70C90 560 240 540 346 412Z',
        mix(cloth, paper, 0.16),
      ) + stroke('M352 416C250 540 160 570 84 592', gold, { width: 8 }),
    overall:
      path('M246 412L302 452L358 412L372 430L302 492L232 430Z', lightCloth) +
      rect(196, 448, 26, 152, mix('#f4d27a', cloth, 0.2)) +
      rect(384, 448, 26, 152, mix('#f4d27a', cloth, 0.2)),
    round: path('M250 414Q302 470 354 414L366 424Q302 496 238 424Z', lightCloth),
  };

  const face =
    path(
      'M222 236C222 160 256 128 304 128C354 128 386 160 386 236C386 300 352 356 304 358C256 356 222 300 222 236Z',
      skin,
    ) +
    path(
      'M222 236C222 160 256 128 304 128C270 160 262 210 268 262C272 310 286 344 304 358C256 356 222 300 222 236Z',
      shadeSkin,
      0.75,
    ) +
    path(
      'M386 236C386 300 352 356 304 358C340 340 366 300 370 236C372 196 364 160 346 142C374 158 386 190 386 236Z',
      lightSkin,
    ) +
    (style === 'scarf' ? '' : path('M384 232C398 222 404 240 400 258C397 274 388 280 382 274Z', skin));
  const whiskers = beard
    ? path(
        'M224 252C226 318 258 378 306 380C354 376 382 320 385 250C372 296 350 300 334 296C316 288 292 288 276 298C256 304 236 296 224 252Z',
        mix(hair, ink, 0.1),
      )
    : '';

  const tops: Record<Portrait['style'], string> = {
    short: path(
      'M216 232C206 150 250 108 306 108C364 108 402 146 392 230C386 196 376 180 362 174C320 186 262 180 240 170C228 184 220 204 216 232Z',
      hair,
    ),
    parted: path(
      'M214 240C202 150 246 104 310 104C366 104 404 142 394 236C390 208 382 190 372 180C330 182 290 168 268 146C258 172 228 190 214 240Z',
      hair,
    ),
    knot: path(
      'M214 250C204 150 250 106 306 106C364 106 402 148 394 246C386 204 352 168 304 158C262 170 226 204 214 250Z',
      hair,
    ),
    long: path(
      'M208 262C200 146 250 100 306 100C366 100 408 146 400 262C392 210 352 172 296 152C270 178 222 208 208 262Z',
      hair,
    ),
    bob: path(
      'M210 258C202 150 250 104 304 104C364 104 406 150 398 252C376 240 352 200 350 172C312 196 240 196 210 258Z',
      hair,
    ),
    curls: [240, 280, 322, 362].map((x, index) => circle(x, [156, 136, 136, 156][index] ?? 140, 30, hair)).join(''),
    turban:
      path(
        'M204 222C190 130 250 76 308 78C372 78 418 136 402 222C372 196 330 190 304 176C276 192 236 198 204 222Z',
        mix(ember, petrol, 0.1),
      ) +
      stroke(
        'M210 198C250 150 310 120 380 110M206 210C260 180 340 150 398 150M232 120C280 130 360 160 400 200',
        mix(ember, ink, 0.35),
        { width: 4 },
      ),
    scarf:
      path(
        'M206 262C196 150 248 100 306 100C368 100 412 150 402 262C396 200 360 152 304 150C250 152 214 200 206 262Z',
        mix(cloth, ember, 0.25),
      ) +
      stroke('M206 262C214 200 250 152 304 150C360 152 396 200 402 262', mix(mix(cloth, ember, 0.25), paper, 0.3), {
        width: 5,
      }),
    bald:
      path('M216 250C212 226 216 206 224 196C230 220 230 236 228 262Z', hair) +
      path('M392 250C396 226 392 206 384 196C380 220 380 236 382 262Z', hair) +
      stroke('M330 138Q360 148 372 178', lightSkin, { width: 9, cap: 'round' }),
  };
  const drape =
    style === 'scarf'
      ? path(
          'M212 320C230 372 270 398 304 400C346 398 380 370 396 318C410 380 420 420 440 452C380 500 240 500 176 456C196 420 206 380 212 320Z',
          mix(mix(cloth, ember, 0.25), ink, 0.12),
        )
      : '';
  const spectacles = glasses
    ? `<g fill="${paper}" fill-opacity=".28" stroke="${ink}" stroke-width="6"><rect x="238" y="226" width="58" height="42" rx="18"/><rect x="320" y="226" width="58" height="42" rx="18"/><path d="M296 242q12 -8 24 0" fill="none"/></g>`
    : '';
  return document(
    600,
    600,
    backdrop +
      (longHair[style] ?? '') +
      shoulders +
      neck +
      collars[collar] +
      face +
      whiskers +
      drape +
      tops[style] +
      spectacles,
  );
}

/** Abstract portraits of the authors and of the customers who speak; the faces are blank on purpose. */
export const portraits: Record<string, PortraitPicture> = Object.fromEntries(
  Object.entries(people).map(([name, look]) => [name, { alt: '', draw: () => draw(look) }]),
);

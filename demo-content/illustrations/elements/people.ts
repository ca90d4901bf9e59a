import type { Light } from '../paint/light';
import { n, path, stroke } from '../paint/shapes';

export type Pose = 'stand' | 'walk' | 'point' | 'kneel' | 'carry' | 'lean' | 'read' | 'sit';

interface Person {
  pose?: Pose;
  /** The head without a helmet has hair: short, or in a knot. */
  head?: 'helmet' | 'short' | 'knot';
  /** Colour of the helmet or of the vest's band. */
  accent?: string;
  coat?: boolean;
}

const limbs: Record<
  Pose,
  { legs: string; back: string; front: string; torso: string; head: readonly [number, number] }
> = {
  stand: {
    legs: 'M-7 -88L-9 -46L-10 -3M7 -88L9 -46L11 -3',
    back: 'M-14 -136L-21 -108L-18 -82',
    front: 'M14 -136L20 -108L17 -82',
    torso: 'M-15 -140Q0 -150 15 -140L12 -84Q0 -80 -12 -84Z',
    head: [0, -161],
  },
  walk: {
    legs: 'M-3 -88L-14 -46L-30 -6M4 -88L17 -48L20 -3',
    back: 'M-12 -136L-24 -110L-14 -88',
    front: 'M13 -136L23 -112L36 -96',
    torso: 'M-13 -140Q2 -150 16 -140L11 -84Q0 -80 -11 -84Z',
    head: [4, -161],
  },
  point: {
    legs: 'M-7 -88L-12 -46L-14 -3M7 -88L10 -46L14 -3',
    back: 'M-14 -136L-22 -110L-10 -94',
    front: 'M13 -137L38 -146L64 -156',
    torso: 'M-15 -140Q0 -150 15 -140L12 -84Q0 -80 -12 -84Z',
    head: [2, -161],
  },
  kneel: {
    legs: 'M-4 -56L-16 -28L-44 -4M6 -56L34 -46L32 -3',
    back: 'M2 -102L22 -82L40 -66',
    front: 'M12 -104L36 -88L52 -72',
    torso: 'M-16 -96Q2 -116 20 -110L14 -54Q0 -46 -13 -52Z',
    head: [18, -128],
  },
  carry: {
    legs: 'M-4 -88L-12 -46L-24 -4M5 -88L15 -47L16 -3',
    back: 'M-11 -136L-4 -108L26 -106',
    front: 'M14 -136L18 -110L44 -108',
    torso: 'M-15 -139Q-1 -150 14 -141L13 -84Q1 -80 -10 -84Z',
    head: [1, -161],
  },
  lean: {
    legs: 'M-9 -86L-14 -45L-18 -3M5 -86L5 -45L2 -3',
    back: 'M4 -130L28 -112L48 -104',
    front: 'M10 -132L34 -118L56 -108',
    torso: 'M-14 -128Q2 -146 20 -136L8 -82Q-2 -78 -14 -84Z',
    head: [19, -156],
  },
  read: {
    legs: 'M-7 -88L-9 -46L-10 -3M7 -88L9 -46L12 -3',
    back: 'M-12 -136L-14 -110L16 -112',
    front: 'M14 -136L20 -112L34 -122',
    torso: 'M-15 -140Q0 -150 15 -140L12 -84Q0 -80 -12 -84Z',
    head: [4, -160],
  },
  sit: {
    legs: 'M0 -62L34 -60L36 -3M-4 -60L26 -56L24 -3',
    back: 'M-4 -112L14 -90L42 -88',
    front: 'M6 -114L22 -92L50 -90',
    torso: 'M-16 -114Q0 -126 14 -116L12 -58Q-2 -52 -16 -58Z',
    head: [2, -137],
  },
};

/** A person at work, 180 units high when standing, in silhouette with the light from the right. */
export function person(light: Light, { pose = 'stand', head = 'helmet', accent, coat = false }: Person = {}): string {
  const form = limbs[pose];
  const [hx, hy] = form.head;
  const limb = (d: string, width: number) => stroke(d, light.edge, { width, cap: 'round' });
  const skull = `M${n(hx - 10)} ${n(hy)}a10.5 12 0 1 0 21 0a10.5 12 0 1 0 -21 0Z`;
  const hat =
    head === 'helmet'
      ? path(
          `M${n(hx - 14)} ${n(hy - 3)}C${n(hx - 14)} ${n(hy - 22)} ${n(hx + 13)} ${n(hy - 24)} ${n(hx + 14)} ${n(hy - 4)}L${n(hx + 20)} ${n(hy - 2)}L${n(hx + 20)} ${n(hy + 1)}H${n(hx - 14)}Z`,
          accent ?? light.edge,
        )
      : head === 'knot'
        ? path(
            `M${n(hx - 12)} ${n(hy + 3)}C${n(hx - 16)} ${n(hy - 18)} ${n(hx + 10)} ${n(hy - 22)} ${n(hx + 11)} ${n(hy - 4)}C${n(hx)} ${n(hy - 9)} ${n(hx - 6)} ${n(hy)} ${n(hx - 12)} ${n(hy + 3)}Z`,
            light.edge,
          ) + path(`M${n(hx - 20)} ${n(hy - 2)}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`, light.edge)
        : path(
            `M${n(hx - 12)} ${n(hy)}C${n(hx - 14)} ${n(hy - 18)} ${n(hx + 10)} ${n(hy - 20)} ${n(hx + 11)} ${n(hy - 4)}Z`,
            light.edge,
          );
  const shoulder = form.torso.split('L')[1]?.split('Q')[0]?.trim().split(' ') ?? ['12', '-84'];
  const skirt = coat && pose !== 'kneel' && pose !== 'sit' ? path(`M-13 -100L-17 -56H17L13 -100Z`, light.edge) : '';
  const vest = accent ? stroke(`M-12 -104L12 -104M-13 -118L13 -118`, accent, { width: 3.4, opacity: 0.9 }) : '';
  const showVest = accent && (pose === 'stand' || pose === 'walk' || pose === 'point' || pose === 'read') ? vest : '';
  return (
    limb(form.back, 8.5) +
    limb(form.legs, 11.5) +
    path(form.torso, light.edge) +
    skirt +
    showVest +
    path(skull, light.edge) +
    hat +
    limb(form.front, 8.5) +
    stroke(`M${n(hx + 8)} ${n(hy + 5)}Q${n(hx + 11)} ${n(hy)} ${n(hx + 10)} ${n(hy - 4)}`, light.rim, {
      width: 1.6,
      cap: 'round',
    }) +
    stroke(
      `M${n(Number(shoulder[0]) + 2)} ${n(Number(shoulder[1]) + 4)}Q${n(hx * 0.3 + 16)} ${n((hy + Number(shoulder[1])) / 2 + 14)} ${n(hx * 0.6 + 13)} ${n(hy + 23)}`,
      light.rim,
      { width: 1.7, cap: 'round' },
    )
  );
}

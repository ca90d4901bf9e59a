import type { ReactNode } from 'react';
import classes from './notice-scene.module.css';

/** The object on the plain: a broken pipeline, a closed valve, a gauge beyond its limit, a mast without a signal. */
export type NoticeKind = 'gap' | 'valve' | 'gauge' | 'mast';

/** A section of pipe on its supports, from one point to another, lit from above. */
function Pipe({
  from,
  to,
  supports,
}: {
  readonly from: number;
  readonly to: number;
  readonly supports: readonly number[];
}): ReactNode {
  return (
    <>
      {supports.map((x) => (
        <path key={x} className={classes.shade} d={`M${x - 16} 330 ${x - 5} 286h10l11 44zM${x - 22} 330h44v7h-44z`} />
      ))}
      <path className={classes.body} d={`M${from} 240H${to}v48H${from}z`} />
      <path className={classes.shade} d={`M${from} 268H${to}v20H${from}z`} />
      <path className={classes.rim} d={`M${from} 242H${to}`} />
    </>
  );
}

/** A worker with a helmet and a vest; the feet are at the origin. */
function Worker({ x, pointing = false }: { readonly x: number; readonly pointing?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} 352)`}>
      <path className={classes.figure} d="M-11-58c0-8 5-12 11-12s11 4 11 12l2 34H7L5 0h-8l-1-22-2 22h-8l2-36z" />
      <path className={classes.figure} d={pointing ? 'M-8-62-36-78l3-5 30 12z' : 'M8-64l12 22-5 3L4-54z'} />
      <circle className={classes.figure} cx="0" cy="-79" r="8" />
      <path className={classes.helmet} d="M-11-81a11 10 0 0 1 20-1l4 3h-24z" />
      <path className={classes.vest} d="M-10-52h20M-11-44h22" />
    </g>
  );
}

const scenes: Readonly<Record<NoticeKind, ReactNode>> = {
  gap: (
    <>
      <Pipe from={-20} to={186} supports={[40, 138]} />
      <Pipe from={322} to={580} supports={[378, 484]} />
      <path className={classes.body} d="M178 230h18v68h-18zM312 230h18v68h-18z" />
      <path className={classes.rim} d="M178 232h18M312 232h18" />
      <path className={classes.route} d="M204 264h100" />
      <path className={classes.flag} d="M252 338v-34m0 0 26 9-26 9z" />
      <Worker x={420} pointing />
    </>
  ),
  valve: (
    <>
      <Pipe from={-20} to={580} supports={[52, 168, 362, 484]} />
      <path className={classes.body} d="M206 230h20v68h-20zM306 230h20v68h-20zM226 222h80v84h-80zM256 168h20v54h-20z" />
      <path className={classes.shade} d="M226 270h80v36h-80z" />
      <path className={classes.rim} d="M206 232h20M306 232h20M226 224h80" />
      <path className={classes.wheel} d="M206 160h120M266 144v32M232 152v16M300 152v16" />
      <Worker x={146} />
    </>
  ),
  gauge: (
    <>
      <Pipe from={-20} to={580} supports={[52, 168, 362, 484]} />
      <path className={classes.body} d="M256 196h20v46h-20z" />
      <circle className={classes.face} cx="266" cy="132" r="66" />
      <path className={classes.scale} d="M226 172a56 56 0 0 1 18-92M266 76a56 56 0 0 1 40 17" />
      <path className={classes.limit} d="M306 93a56 56 0 0 1 0 79M266 132l38-8" />
      <circle className={classes.hub} cx="266" cy="132" r="7" />
      <Worker x={430} pointing />
    </>
  ),
  mast: (
    <>
      <path
        className={classes.lattice}
        d="M222 330 256 96h8l34 234M230 284h62M238 236h46M246 186h30M230 284l54-48M292 284l-54-48M238 236l40-50M284 236l-38-50"
      />
      <path
        className={classes.waves}
        d="M208 60a44 44 0 0 0 0 62M312 60a44 44 0 0 1 0 62M178 38a74 74 0 0 0 0 106M342 38a74 74 0 0 1 0 106"
      />
      <path className={classes.flag} d="M260 96V66" />
      <path className={classes.body} d="M92 330v-52h88v52zM84 278l52-30 52 30z" />
      <path className={classes.window} d="M110 294h20v18h-20zM144 294h20v18h-20z" />
      <Worker x={382} />
    </>
  ),
};

/** The drawing on notice pages, in the style of the site's pictures: a plain under a low sun. */
export function NoticeScene({ kind }: { readonly kind: NoticeKind }): ReactNode {
  return (
    <svg className={classes.scene} viewBox="0 0 560 420" fill="none" aria-hidden="true">
      <path className={classes.sky} d="M0 0h560v420H0z" />
      {[1, 2, 3, 4, 5].map((ring) => (
        <circle key={ring} className={classes[`ring${ring}`]} cx="400" cy="236" r={410 - ring * 66} />
      ))}
      <circle className={classes.sun} cx="400" cy="236" r="40" />
      <path className={classes.far} d="M0 262c70-44 132-40 196-14s130 20 196-8 110-18 168 2v60H0z" />
      <path className={classes.middle} d="M0 292c150-14 360-2 560-14v142H0z" />
      <path className={classes.near} d="M0 330c180-10 380 8 560-4v94H0z" />
      {scenes[kind]}
      <path className={classes.edge} d="M0 384c160-16 400 10 560-6v42H0z" />
      <path
        className={classes.edge}
        d="M36 390q4-22-8-34 14 10 12 34zm8 0q6-16 20-20-12 8-14 20zM488 388q2-26-12-40 18 14 17 40zm8 0q6-18 22-22-14 10-16 22z"
      />
    </svg>
  );
}

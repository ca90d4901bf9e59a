import type { ReactNode } from 'react';
import classes from './sign-in-scene.module.css';

const STARS =
  'M40 70h.1M96 160h.1M150 48h.1M210 120h.1M60 250h.1M330 60h.1M420 110h.1M452 210h.1M118 330h.1M34 400h.1M260 30h.1M388 30h.1M180 214h.1M470 330h.1M82 470h.1';

/** A wind turbine; its foot is at the origin. */
function Turbine({
  x,
  y,
  size,
  turn,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={classes.body} d="M-5 0-2-200h4L5 0z" />
      <g transform={`translate(0 -202) rotate(${turn})`}>
        {[0, 120, 240].map((angle) => (
          <path key={angle} className={classes.body} d="M-4 0-2-92l3-12 4 104z" transform={`rotate(${angle})`} />
        ))}
        <circle className={classes.body} r="7" />
      </g>
    </g>
  );
}

/** The picture beside the form: the works at night, with lit lamps, and three streams that run to them. */
export function SignInScene(): ReactNode {
  return (
    <svg className={classes.scene} viewBox="0 0 480 900" preserveAspectRatio="xMidYMax slice" fill="none">
      <path className={classes.sky} d="M0 0h480v900H0z" />
      {[1, 2, 3, 4].map((ring) => (
        <circle key={ring} className={classes[`ring${ring}`]} cx="330" cy="440" r={520 - ring * 108} />
      ))}
      <path className={classes.stars} d={STARS} />
      <circle className={classes.moon} cx="330" cy="440" r="38" />
      <path className={classes.far} d="M0 560c60-46 120-40 190-10s140 14 190-22 70-18 100-6v140H0z" />
      <Turbine x={96} y={590} size={1} turn={16} />
      <Turbine x={172} y={586} size={0.7} turn={70} />
      <path className={classes.middle} d="M0 596c140-16 340 4 480-12v316H0z" />
      <path
        className={classes.body}
        d="M262 640V490h14v150zM290 640V450h16v190zM320 640V510h12v130zM258 486h22v6h-22zM286 446h24v6h-24zM346 640v-54l22-16v16l22-16v16l22-16v16l22-16v70zM240 560h110v8H240z"
      />
      <path
        className={classes.lamps}
        d="M356 604h12v12h-12zM380 604h12v12h-12zM404 604h12v12h-12zM294 470h8v8h-8zM266 510h6v6h-6zM294 520h8v8h-8zM323 530h6v6h-6z"
      />
      <path className={classes.near} d="M0 640c160-14 330 6 480-6v266H0z" />
      <path className={classes.first} d="M-20 900C40 800 190 760 268 640h8C226 780 110 800 64 900z" />
      <path className={classes.second} d="M96 900c40-90 170-130 188-260h8c0 140-90 170-112 260z" />
      <path className={classes.third} d="M212 900c20-90 84-150 88-260h8c10 110 0 170-12 260z" />
      <path className={classes.edge} d="M330 900c30-44 90-60 150-66v66z" />
      <g transform="translate(404 846)">
        <path className={classes.figure} d="M-12-62c0-9 5-13 12-13s12 4 12 13l2 36H8L6 0h-9l-1-24L-6 0h-9l2-38z" />
        <circle className={classes.figure} cx="0" cy="-85" r="9" />
        <path className={classes.helmet} d="M-12-87a12 11 0 0 1 22-1l4 3h-26z" />
        <path className={classes.vest} d="M-11-56h22M-12-47h24" />
      </g>
    </svg>
  );
}

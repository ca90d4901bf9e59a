import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What stands on the plain: a line that breaks off, a closed valve, a gauge past its mark, a mast without a signal. */
export type NoticeKind = 'gap' | 'valve' | 'gauge' | 'mast';

/** A stretch of pipe on its supports, from one place to another. */
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
        <path key={x} className={styles.shade} d={`M${x - 14} 262 ${x} 222 ${x + 14} 262z`} />
      ))}
      <path className={styles.pipe} d={`M${from} 182H${to}v44H${from}z`} />
      <path className={styles.gleam} d={`M${from} 192H${to}`} />
    </>
  );
}

const scenes: Readonly<Record<NoticeKind, ReactNode>> = {
  gap: (
    <>
      <Pipe from={-20} to={196} supports={[44, 148]} />
      <Pipe from={318} to={560} supports={[372, 476]} />
      <path className={styles.dark} d="M188 174h18v60h-18zM308 174h18v60h-18z" />
      <path className={styles.route} d="M214 204h88" />
      <path className={styles.mark} d="M258 262v-34m0 0 26 10-26 10z" />
    </>
  ),
  valve: (
    <>
      <Pipe from={-20} to={560} supports={[60, 180, 336, 456]} />
      <path className={styles.dark} d="M216 174h18v60h-18zM282 174h18v60h-18zM234 166h48v76h-48zM250 120h16v46h-16z" />
      <path className={styles.mark} d="M206 112h104M258 98v28M226 106v12M290 106v12" />
    </>
  ),
  gauge: (
    <>
      <Pipe from={-20} to={560} supports={[60, 180, 336, 456]} />
      <path className={styles.dark} d="M248 150h20v32h-20z" />
      <circle className={styles.face} cx="258" cy="94" r="62" />
      <path className={styles.scale} d="M220 132a54 54 0 0 1 18-88M258 40a54 54 0 0 1 38 16" />
      <path className={styles.limit} d="M296 56a54 54 0 0 1 0 76M258 94l36-6" />
      <circle className={styles.hub} cx="258" cy="94" r="7" />
    </>
  ),
  mast: (
    <>
      <path
        className={styles.lattice}
        d="M222 262 254 70h8l32 192M229 220h58M236 178h44M243 136h30M229 220l51-42M287 220l-51-42M236 178l37-42M280 178l-37-42"
      />
      <path
        className={styles.scale}
        d="M208 40a40 40 0 0 0 0 56M308 40a40 40 0 0 1 0 56M180 20a68 68 0 0 0 0 96M336 20a68 68 0 0 1 0 96"
      />
      <path className={styles.mark} d="M258 70V44" />
      <path className={styles.shade} d="M96 262v-44h76v44zM90 218l44-24 44 24z" />
    </>
  ),
};

/** A drawing for the pages that stand in for another: a plain under a low sun. */
export function NoticeScene({ kind }: { readonly kind: NoticeKind }): ReactNode {
  return (
    <svg className={styles.scene} viewBox="0 0 520 320" fill="none" aria-hidden="true">
      <circle className={styles.sun} cx="392" cy="150" r="104" />
      <path className={styles.hill} d="M0 204c84-58 150-62 222-26s128 22 180-8 84-22 118-6v98H0z" />
      <path className={styles.soil} d="M0 262h520v58H0z" />
      {scenes[kind]}
      <path className={styles.ground} d="M0 262h520" />
      <path className={styles.furrow} d="M36 284h120M196 284h56M300 284h172M92 302h196M340 302h88" />
    </svg>
  );
}

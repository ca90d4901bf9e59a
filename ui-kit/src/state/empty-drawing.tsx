import classes from './state.module.css';

/** The subject of an empty state's drawing. */
export type EmptyKind = 'search' | 'documents' | 'people' | 'plant';

const ground = <path d="M12 98h136" />;

const drawings = {
  search: (
    <>
      <circle className={classes.fill} cx="72" cy="52" r="30" />
      {ground}
      <circle cx="72" cy="52" r="30" />
      <path d="m94 74 22 22" />
      <path className={classes.mark} d="M58 52h28" />
    </>
  ),
  documents: (
    <>
      <path className={classes.fill} d="M54 26h40l14 14v58H54z" />
      {ground}
      <path d="M54 98V26h40l14 14v58M94 26v14h14" />
      <path d="M66 56h30M66 68h30" />
      <path className={classes.mark} d="M66 80h16" />
    </>
  ),
  people: (
    <>
      <path className={classes.fill} d="M54 98c0-18 11-28 26-28s26 10 26 28z" />
      {ground}
      <path d="M54 98c0-18 11-28 26-28s26 10 26 28" />
      <path d="M64 46a16 16 0 0 0 32 0" />
      <path className={classes.mark} d="M58 46h44M66 46c0-10 5-18 14-18s14 8 14 18" />
    </>
  ),
  plant: (
    <>
      <circle className={classes.fill} cx="112" cy="66" r="20" />
      {ground}
      <path d="M34 98V52a20 6 0 0 1 40 0v46M34 52a20 6 0 0 0 40 0" />
      <path d="M84 98V70a13 4 0 0 1 26 0v28M84 70a13 4 0 0 0 26 0" />
      <path className={classes.mark} d="M74 84h10M54 46V32m-6 0h12" />
    </>
  ),
} satisfies Record<EmptyKind, unknown>;

/** A small line drawing on a coloured background. */
export function EmptyDrawing({ kind }: { kind: EmptyKind }) {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 160 112"
      width="144"
      height="101"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[kind]}
    </svg>
  );
}

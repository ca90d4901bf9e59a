/** Told how a long piece of work goes on. */
export type Progress = (message: string) => void;

/** Nobody listens. */
export const SILENT: Progress = () => undefined;

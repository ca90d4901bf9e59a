/** An entry of the command palette. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly run: () => void;
}

/**
 * The commands that match the typed text: every word must occur in label or group; labels that begin with it come
 * first.
 */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  return commands
    .filter(({ label, group }) => words.every((word) => `${label} ${group}`.toLowerCase().includes(word)))
    .sort((a, b) => Number(b.label.toLowerCase().startsWith(first)) - Number(a.label.toLowerCase().startsWith(first)));
}

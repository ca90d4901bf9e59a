/** The average of scores with one decimal; empty without scores. */
export function averageScore(scores: readonly { readonly score: number }[]): string {
  if (scores.length === 0) return '';
  return (scores.reduce((sum, { score }) => sum + score, 0) / scores.length).toFixed(1).replace('.0', '');
}

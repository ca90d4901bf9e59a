import type { JobApplication } from 'api-client';

/** Replaces the placeholders of a wording: `{name}`, `{job}` and `{reference}`. Other braces are unchanged. */
export function filledIn(
  wording: string,
  { fullName, jobTitle, reference }: Pick<JobApplication, 'fullName' | 'jobTitle' | 'reference'>,
): string {
  const values: Readonly<Record<string, string>> = { name: fullName, job: jobTitle, reference };
  return wording.replaceAll(/\{(name|job|reference)\}/g, (mark, name: string) => values[name] ?? mark);
}

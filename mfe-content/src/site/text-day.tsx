import { useTexts } from '../texts';

/** A day in words in the language of the document; text that is not a date is shown unchanged. */
export function TextDay({ at }: { readonly at: string }) {
  const { day, lang } = useTexts();
  if (Number.isNaN(Date.parse(at))) return <span>{at}</span>;
  return (
    <time dateTime={at} lang={lang}>
      {day(at)}
    </time>
  );
}

import { REPORTS_PATH } from 'api-client';
import { ButtonLink, Heading, Notice } from 'ui-kit';
import { useTexts } from '../texts';
import classes from './reports.module.css';

interface ReportKeyProps {
  readonly value: string;
  /** The thanks of the form; a text of the site by default. */
  readonly thanks: string;
  /** The language of the thanks, if the page is not in English. */
  readonly thanksLang: string | undefined;
}

/** The key of a report, which its sender sees once. */
export function ReportKey({ value, thanks, thanksLang }: ReportKeyProps) {
  const { text, lang } = useTexts();
  return (
    <div id="report" className={classes.page}>
      <Notice tone="success" role="status">
        {thanks ? (
          <span lang={thanksLang}>{thanks}</span>
        ) : (
          <span lang={lang}>{text('Thank you. Your report has reached us.')}</span>
        )}
      </Notice>
      <div className={classes.page} lang={lang}>
        <Heading level={2} size={4}>
          {text('Your key')}
        </Heading>
        <p className={classes.key} translate="no">
          {value}
        </p>
        <p>
          <strong>{text('Write this key down. It is the only way to come back to this report.')}</strong>{' '}
          {text('We do not know it, so we cannot send it to you again, and this page shows it only once.')}
        </p>
        <div>
          <ButtonLink href={REPORTS_PATH} variant="secondary">
            {text('Come back to your report')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

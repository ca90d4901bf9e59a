import { langOf, reportFormPath, REPORTS_PATH, type Form } from 'api-client';
import { ButtonLink, Cluster } from 'ui-kit';
import { useTexts } from '../texts';

/**
 * The way to a form for reports without a name. It has a page apart from those of editors, at an address that no log has:
 * whoever reads about it here has not opened it yet.
 */
export function ReportLink({ form }: { readonly form: Pick<Form, '_id' | 'title' | 'locale' | 'untranslated'> }) {
  const { text, lang } = useTexts();
  return (
    <Cluster>
      <ButtonLink href={reportFormPath(form._id)} lang={langOf(form, 'title')}>
        {form.title}
      </ButtonLink>
      <ButtonLink href={REPORTS_PATH} variant="secondary" lang={lang}>
        {text('Come back to your report')}
      </ButtonLink>
    </Cluster>
  );
}

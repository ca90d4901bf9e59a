import { fetchReportForm, langOf, reportFormPath, REPORTS_PATH, type ReportForm } from 'api-client';
import { notFound, type Page } from 'federation/contract';
import { useActionData, useHref, useParams } from 'react-router-dom';
import { isNotFound, readOf, useRead, type AppStore, type RootState } from 'shared-store';
import { KitLink } from 'ui-kit';
import { FormStage } from 'ui-kit/posted-form';
import { EditorsForm } from '../pages/editors-form';
import { shownReportForm } from '../pages/form-in-language';
import { ArticleFallback } from '../site/article-fallback';
import { documentHead, PageTitle, type PageFacts } from '../site/page-head';
import { textsOf, useTexts } from '../texts';
import type { PostedReport } from './report-form-action';
import { ReportKey } from './report-key';
import { ReportSteps } from './report-steps';

const byForm = (form = '') => ({ params: { form } });

const pageOf = (form: ReportForm, { text, lang }: ReturnType<typeof textsOf>): PageFacts => ({
  ...{ path: reportFormPath(form._id), label: form.title, title: form.title, lang: langOf(form, 'title') },
  ...{ eyebrow: text('Without your name'), eyebrowLang: lang },
  ...{ lead: form.introduction || undefined, leadLang: langOf(form, 'introduction') },
});

function ReportFormView({ form }: { readonly form: ReportForm }) {
  const texts = useTexts();
  const { text, rich } = texts;
  const posted = useActionData() as PostedReport | undefined;
  const address = useHref(reportFormPath(form._id));
  const isSent = posted !== undefined && 'key' in posted;
  return (
    <FormStage
      label={form.title}
      head={
        <>
          <PageTitle page={pageOf(form, texts)} />
          <ReportSteps>
            {!isSent && (
              <p>
                {rich('Do you have a key already? {link}', {
                  link: (
                    <KitLink key="link" href={REPORTS_PATH}>
                      {text('Come back to your report')}
                    </KitLink>
                  ),
                })}
              </p>
            )}
          </ReportSteps>
        </>
      }
    >
      {isSent ? (
        <ReportKey value={posted.key} thanks={form.thanks} thanksLang={langOf(form, 'thanks')} />
      ) : (
        <EditorsForm
          id="report"
          label={form.title}
          labelLang={langOf(form, 'title')}
          path={address}
          definition={shownReportForm(form, texts)}
          posted={posted?.refused}
        />
      )}
    </FormStage>
  );
}

function ReportFormPage() {
  const { form: id } = useParams();
  const { data: form, ...read } = useRead(fetchReportForm, byForm(id));
  if (form) return <ReportFormView form={form} />;
  return <ArticleFallback title="This form could not be loaded" isLoading={read.isFetching} read={read} />;
}

/** The form for reports without a name (`/reports/{form}`). */
export function page(store: AppStore): Page<RootState> {
  const formById = readOf(fetchReportForm);
  return {
    Component: ReportFormPage,
    loader: async ({ params }) => {
      const found = await store.dispatch(formById.initiate(byForm(params.form)));
      if (isNotFound(found.error)) notFound();
      return null;
    },
    action: async ({ request, params }) =>
      (await import(/* webpackChunkName: "form-actions" */ './report-form-action')).reportFormAction(
        store,
        request,
        params.form ?? '',
      ),
    handle: {
      navbar: 'solid',
      head: (state, { params, url }) => {
        const form = formById.select(byForm(params.form))(state).data;
        const texts = textsOf(state);
        if (!form) return { title: texts.text('Page'), lang: texts.lang, robots: 'noindex' };
        return { ...documentHead(pageOf(form, texts), url.origin, texts), robots: 'noindex' };
      },
    },
  };
}

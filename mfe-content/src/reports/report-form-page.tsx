import { fetchReportForm, langOf, reportFormPath, REPORTS_PATH, type ReportForm } from 'api-client';
import { notFound, type Page } from 'federation/contract';
import { useActionData, useHref, useParams } from 'react-router-dom';
import { isNotFound, readOf, useRead, type AppStore, type RootState } from 'shared-store';
import { KitLink, Section } from 'ui-kit';
import { EditorsForm } from '../pages/editors-form';
import { shownReportForm } from '../pages/form-in-language';
import { ArticleFallback } from '../site/article-fallback';
import { documentHead, PageHead, type PageFacts } from '../site/page-head';
import { textsOf, useTexts } from '../texts';
import type { PostedReport } from './report-form-action';
import { ReportKey } from './report-key';
import classes from './reports.module.css';

const byForm = (form = '') => ({ params: { form } });

const pageOf = (form: ReportForm, { text, lang }: ReturnType<typeof textsOf>): PageFacts => ({
  ...{ path: reportFormPath(form._id), label: form.title, title: form.title, lang: langOf(form, 'title') },
  ...{ eyebrow: text('Without your name'), eyebrowLang: lang },
  ...{ lead: form.introduction || undefined, leadLang: langOf(form, 'introduction') },
});

function ReportFormView({ form }: { readonly form: ReportForm }) {
  const texts = useTexts();
  const { text, rich, lang } = texts;
  const posted = useActionData() as PostedReport | undefined;
  const address = useHref(reportFormPath(form._id));
  return (
    <>
      <PageHead page={pageOf(form, texts)} />
      <Section spacing="tight" aria-label={form.title}>
        {posted && 'key' in posted ? (
          <ReportKey value={posted.key} thanks={form.thanks} thanksLang={langOf(form, 'thanks')} />
        ) : (
          <div className={classes.page}>
            <ul className={classes.promises} lang={lang}>
              <li>
                {text(
                  'We do not ask who you are. We store what you write and the day, and nothing about you: no network address, no browser, no time of day. This site does not log your visit to this page.',
                )}
              </li>
              <li>
                {text(
                  'After you have sent it you get a key. With the key you come back, read our answer and write to us again.',
                )}
              </li>
              <li>
                {text(
                  'Others may log what you do: the owner of a network or of a work computer, for example. If that worries you, use a device and a connection of your own.',
                )}
              </li>
            </ul>
            <p lang={lang}>
              {rich('Do you have a key already? {link}', {
                link: (
                  <KitLink key="link" href={REPORTS_PATH}>
                    {text('Come back to your report')}
                  </KitLink>
                ),
              })}
            </p>
            <EditorsForm
              id="report"
              label={form.title}
              labelLang={langOf(form, 'title')}
              path={address}
              definition={shownReportForm(form, texts)}
              posted={posted?.refused}
            />
          </div>
        )}
      </Section>
    </>
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
      (await import('./report-form-action')).reportFormAction(store, request, params.form ?? ''),
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

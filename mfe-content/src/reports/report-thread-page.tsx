import { REPORTS_PATH } from 'api-client';
import type { Page } from 'federation/contract';
import { useActionData } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { Section } from 'ui-kit';
import { FormStage } from 'ui-kit/posted-form';
import { documentHead, PageHead, PageTitle, type PageFacts } from '../site/page-head';
import { textsOf, useTexts } from '../texts';
import { KeyForm } from './key-form';
import { ReportSteps } from './report-steps';
import { ReportThread } from './report-thread';
import type { ReportAnswer } from './report-thread-answer';
import classes from './reports.module.css';

const pageIn = ({ text, lang }: ReturnType<typeof textsOf>): PageFacts => ({
  path: REPORTS_PATH,
  label: text('Your report'),
  title: text('Come back to your report'),
  lead: text('Read our answer and write to us again. You need the key that you were given when you sent it.'),
  lang,
});

function ReportThreadPage() {
  const texts = useTexts();
  const posted = useActionData() as ReportAnswer | undefined;
  const { lang, contentLang } = texts;
  const label = texts.text('Your report');
  if (!posted?.report)
    return (
      <FormStage {...{ label, lang, contentLang }} head={<PageTitle page={pageIn(texts)} />} aside={<ReportSteps />}>
        <div id="report">
          <KeyForm refused={posted} />
        </div>
      </FormStage>
    );
  return (
    <>
      <PageHead page={pageIn(texts)} />
      <Section spacing="tight" aria-label={label} lang={lang} contentLang={contentLang}>
        <div id="report" className={classes.page}>
          <ReportThread answer={posted} report={posted.report} />
        </div>
      </Section>
    </>
  );
}

/** The page to which the sender of a report comes back (`/reports`). */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: ReportThreadPage,
    action: async ({ request }) =>
      (await import(/* webpackChunkName: "form-actions" */ './report-thread-action')).reportThreadAction(
        store,
        request,
      ),
    handle: {
      navbar: 'solid',
      head: (state, { url }) => {
        const texts = textsOf(state);
        return { ...documentHead(pageIn(texts), url.origin, texts), robots: 'noindex' };
      },
    },
  };
}

import type { PageHead as DocumentHead } from 'federation/contract';
import type { ReactNode } from 'react';
import { Container, Eyebrow, Heading, Lead } from 'ui-kit';
import { breadcrumbs } from './breadcrumbs';
import { breadcrumbList, type Wording } from './structured-data';
import { Trail } from './trail';
import classes from './page-head.module.css';

/** The description of a page, for its top and for the head of the document. */
export interface PageFacts {
  readonly path: string;
  /** Its name in breadcrumbs and in the document's title. */
  readonly label: string;
  /** The short line above the heading; the label by default. */
  readonly eyebrow?: string;
  /** The language of that line, if it is not that of the other texts. */
  readonly eyebrowLang?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  /** The language of the lead, if it is not that of the other texts. */
  readonly leadLang?: string | undefined;
  /** The language of these texts, if it is not English. */
  readonly lang?: string | undefined;
}

interface PageHeadProps {
  readonly page: PageFacts;
  /** Shown beside the heading: links to feeds. */
  readonly children?: ReactNode;
}

/** The words at the top of a page: breadcrumbs, heading and a sentence, with other content beside them. */
export function PageTitle({
  page: { path, label, eyebrow = label, eyebrowLang, title, lead, leadLang, lang },
  children,
}: PageHeadProps) {
  return (
    <>
      <Trail items={breadcrumbs([[label, path]])} />
      <div className={classes.row}>
        <div className={classes.text} lang={lang}>
          <Eyebrow lang={eyebrowLang}>{eyebrow}</Eyebrow>
          <Heading level={1} size={2}>
            {title}
          </Heading>
          {lead && <Lead lang={leadLang}>{lead}</Lead>}
        </div>
        {children}
      </div>
    </>
  );
}

/** The top of a page, on a band of its width. */
export function PageHead(props: PageHeadProps) {
  return (
    <div className={classes.head}>
      <Container>
        <PageTitle {...props} />
      </Container>
    </div>
  );
}

/** The head of the document of such a page. */
export const documentHead = ({ path, label, lead, lang }: PageFacts, origin: string, texts: Wording): DocumentHead => ({
  title: label,
  lang,
  description: lead,
  canonical: path,
  jsonLd: [breadcrumbList(origin, breadcrumbs([[label, path]]), texts)],
});

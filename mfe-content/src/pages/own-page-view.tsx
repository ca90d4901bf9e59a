import { langOf, pagePath, type ContentPage, type PageSection } from 'api-client';
import { Container, Heading, Lead, Picture } from 'ui-kit';
import { AnySection } from '../sections/any-section';
import { DocumentsSection } from '../sections/documents-section';
import { breadcrumbs } from '../site/breadcrumbs';
import { Trail } from '../site/trail';
import { RichText } from '../text/rich-text';
import { FormSection } from './form-section';
import classes from './own-page-view.module.css';

/** The breadcrumbs of a custom page. */
export const breadcrumbsOf = ({ slug, title }: Pick<ContentPage, 'slug' | 'title'>) =>
  breadcrumbs([], [title, pagePath(slug)]);

interface OwnSectionProps {
  readonly section: PageSection;
  /** The address of the page. */
  readonly path: string;
}

function OwnSection({ section, path }: OwnSectionProps) {
  if (section.kind === 'form') return <FormSection section={section} path={path} />;
  if (section.kind === 'documents') return <DocumentsSection section={section} />;
  return <AnySection section={section} Text={RichText} />;
}

/** A custom page: its title, an optional wide picture, and its sections. */
export function OwnPageView({ page }: { readonly page: ContentPage }) {
  const titleLang = langOf(page, 'title');
  return (
    <>
      <div className={classes.head}>
        <Container>
          <Trail items={breadcrumbsOf(page)} titleLang={titleLang} />
          <div className={classes.text}>
            <Heading level={1} lang={titleLang}>
              {page.title}
            </Heading>
            {page.summary && <Lead lang={langOf(page, 'summary')}>{page.summary}</Lead>}
          </div>
        </Container>
      </div>
      {page.image && (
        <Picture
          className={classes.scene}
          src={page.image}
          alt={page.imageAlt}
          lang={langOf(page, 'imageAlt')}
          width={1920}
          height={720}
          sizes="100vw"
          priority
        />
      )}
      {page.sections.map((section) => (
        <OwnSection key={section._id} section={section} path={pagePath(page.slug)} />
      ))}
    </>
  );
}

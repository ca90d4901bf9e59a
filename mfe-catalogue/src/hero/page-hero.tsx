import type { ReactNode } from 'react';
import { Breadcrumbs, Container, Eyebrow, Heading, Lead, Picture, type Accent, type Crumb } from 'ui-kit';
import classes from './page-hero.module.css';

interface PageHeroProps {
  readonly breadcrumbs: readonly Crumb[];
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly accent?: Accent;
  readonly picture?: { readonly src: string; readonly alt: string };
  /** Buttons below the text. */
  readonly actions?: ReactNode;
  /** Administrators' buttons, above the title. */
  readonly editing?: ReactNode;
}

/** The head of a catalogue page: breadcrumbs, title, a sentence, and the picture of its sector. */
export function PageHero({ breadcrumbs, eyebrow, title, lead, accent, picture, actions, editing }: PageHeroProps) {
  return (
    <header className={classes.hero} data-accent={accent}>
      <Container className={picture ? classes.withPicture : classes.plain}>
        <div className={classes.text}>
          <Breadcrumbs items={breadcrumbs} />
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={1} size={2}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          {actions && <div className={classes.actions}>{actions}</div>}
          {editing}
        </div>
        {picture && (
          <div className={classes.scene}>
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={960}
              height={640}
              sizes="(min-width: 60em) max(44vw, 70rem), 100vw"
              priority
            />
          </div>
        )}
      </Container>
    </header>
  );
}

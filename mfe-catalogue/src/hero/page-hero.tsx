import type { ReactNode } from 'react';
import { classNames, Container, Eyebrow, Heading, Lead, Picture, type Accent } from 'ui-kit';
import type { CatalogueCrumb } from '../breadcrumbs';
import clamp from '../texts/clamp.module.css';
import { FullDescription } from '../texts/full-description';
import { Trail } from './trail';
import classes from './page-hero.module.css';

interface PageHeroProps {
  readonly breadcrumbs: readonly CatalogueCrumb[];
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Whether phones show the first lines of the lead, and the rest when the visitor opens it. */
  readonly folded?: boolean;
  /** The language of title and lead, if it is not English. */
  readonly lang?: string | undefined;
  readonly accent?: Accent;
  readonly picture?: { readonly src: string; readonly alt: string };
  /** A drawing of its numbers before the picture; on phones it takes the place of the picture. */
  readonly figure?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
  /** Administrators' buttons, above the title. */
  readonly editing?: ReactNode;
  /** `low` leaves room for a list below in the first screen; on phones it has no picture. */
  readonly height?: 'full' | 'low';
}

/** The head of a catalogue page: breadcrumbs, title, a sentence, and the picture of its sector. */
export function PageHero({
  breadcrumbs,
  eyebrow,
  title,
  lead,
  folded = false,
  lang,
  accent,
  picture,
  figure,
  actions,
  editing,
  height = 'full',
}: PageHeroProps) {
  const low = height === 'low';
  return (
    <header
      className={classNames(classes.hero, low && classes.low, figure !== undefined && classes.withFigure)}
      data-accent={accent}
    >
      <Container className={picture ? classes.withPicture : classes.plain}>
        <div className={classNames(classes.text, clamp.folds)}>
          <Trail items={breadcrumbs} />
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={1} size={low ? 3 : 2} lang={lang}>
            {title}
          </Heading>
          {lead && (
            <Lead className={folded ? clamp.clamped : undefined}>{lang ? <span lang={lang}>{lead}</span> : lead}</Lead>
          )}
          {folded && <FullDescription />}
          {actions && <div className={classes.actions}>{actions}</div>}
          {editing}
        </div>
        {figure && <div className={classes.figure}>{figure}</div>}
        {picture && (
          <div className={classes.scene}>
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={960}
              height={640}
              sizes={low || figure ? '(min-width: 60em) 46rem, 1px' : '(min-width: 60em) max(44vw, 70rem), 100vw'}
              priority
            />
          </div>
        )}
      </Container>
    </header>
  );
}

import { langOf } from 'api-client';
import type { ComponentType } from 'react';
import { Picture, Prose } from 'ui-kit';
import { paragraphs } from '../text/paragraphs';
import { SectionFrame } from './section-frame';
import { SectionLink } from './section-link';
import type { SectionContent, SectionProps } from './section-props';
import classes from './text-section.module.css';

/** The sanitised HTML of a section of the kind `text`. */
function richText({ kind, text }: SectionContent): string | undefined {
  if (kind !== 'text') return undefined;
  if (text.includes('<')) return text;
  return paragraphs(text)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

export interface TextSectionProps extends SectionProps {
  /** Renders rich text; by default a video is a link. */
  readonly Text?: ComponentType<{ html: string; className?: string; dir?: 'auto'; lang?: string | undefined }>;
}

function RunningText({ section, Text = Prose }: TextSectionProps) {
  const html = richText(section);
  if (html === undefined) {
    return (
      <Prose className={classes.text} dir="auto" lang={langOf(section, 'text')}>
        {paragraphs(section.text).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <SectionLink section={section} />
      </Prose>
    );
  }
  return (
    <div className={classes.stack}>
      <Text className={classes.text} dir="auto" lang={langOf(section, 'text')} html={html} />
      <div>
        <SectionLink section={section} />
      </div>
    </div>
  );
}

/** A text, beside an optional picture. */
export function TextSection({ section, Text }: TextSectionProps) {
  return (
    <SectionFrame section={section}>
      <div className={section.image ? classes.split : undefined}>
        <RunningText section={section} Text={Text} />
        {section.image && (
          <figure className={classes.figure}>
            <Picture
              src={section.image}
              alt={section.imageAlt}
              lang={langOf(section, 'imageAlt')}
              width={960}
              height={720}
              sizes="(min-width: 60em) 36rem, 100vw"
            />
          </figure>
        )}
      </div>
    </SectionFrame>
  );
}

import { GetFeedbacks } from 'api-client';
import { useRead } from 'shared-store';
import { useRef } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from 'ui-kit';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { useTexts } from '../texts';
import { Testimonial } from './testimonial';
import { useCalledSection } from './use-called-section';
import { useCarousel } from './use-carousel';
import classes from './testimonials-section.module.css';

/**
 * The customers' testimonials. They advance automatically until paused, and support swiping and the arrow keys. The
 * footer's Testimonial link leads here.
 */
export function TestimonialsSection({ section }: SectionProps) {
  const { text, lang, contentLang } = useTexts();
  const { data: feedbacks = [] } = useRead(GetFeedbacks);
  const ref = useCalledSection('testimonials');
  const track = useRef<HTMLUListElement>(null);
  const carousel = useCarousel(track, feedbacks.length);
  if (feedbacks.length === 0) return null;
  return (
    <SectionFrame
      section={section}
      ref={ref}
      id="testimonials"
      tone="mist"
      className={classes.section}
      introduced
      action={
        feedbacks.length > 1 && (
          <div
            className={classes.controls}
            role="group"
            aria-label={text('Testimonials')}
            lang={lang}
            data-needs-scripts=""
          >
            <IconButton label={text(carousel.playing ? 'Pause' : 'Play')} variant="secondary" onClick={carousel.toggle}>
              {carousel.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
            <IconButton label={text('Previous testimonial')} variant="secondary" onClick={() => carousel.step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={text('Next testimonial')} variant="secondary" onClick={() => carousel.step(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        )
      }
    >
      <ul
        ref={track}
        className={classes.track}
        role="list"
        aria-label={text('What customers say')}
        lang={lang}
        // A scrolling region must be focusable, so that the arrow keys work in it.
        tabIndex={0}
        {...carousel.handlers}
      >
        {feedbacks.map((feedback) => (
          <li key={feedback._id} className={classes.slide} lang={contentLang}>
            <Testimonial feedback={feedback} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

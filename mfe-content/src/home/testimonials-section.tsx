import { useRef } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play, Star } from 'lucide-react';
import type { Feedback } from 'api-client';
import { useGetFeedbacksQuery } from 'shared-store';
import { IconButton, Picture, Section, SectionHead, VisuallyHidden } from 'ui-kit';
import { headingId } from '../sections/section-props';
import type { SectionProps } from '../sections/section-props';
import { useCalledSection } from './use-called-section';
import { useCarousel } from './use-carousel';
import classes from './testimonials-section.module.css';

const MOST_STARS = 5;

function Stars({ rating }: { readonly rating: number }) {
  return (
    <p className={classes.stars}>
      <VisuallyHidden>{`${rating} of ${MOST_STARS} stars`}</VisuallyHidden>
      {Array.from({ length: MOST_STARS }, (_, index) => (
        <Star key={index} aria-hidden="true" className={index < rating ? classes.full : undefined} />
      ))}
    </p>
  );
}

function Testimonial({ feedback }: { readonly feedback: Feedback }) {
  return (
    <figure className={classes.testimonial}>
      {feedback.rating !== null && <Stars rating={feedback.rating} />}
      <blockquote className={classes.message} dir="auto">
        {feedback.message}
      </blockquote>
      <figcaption className={classes.person}>
        {feedback.photo && (
          <Picture className={classes.photo} src={feedback.photo} alt="" width={56} height={56} sizes="56px" />
        )}
        <span>
          <span className={classes.name}>{feedback.name}</span>
          <span className={classes.role}>{[feedback.designation, feedback.company].filter(Boolean).join(', ')}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/**
 * What customers say. It moves on by itself until it is paused; it can be swiped, and operated with the arrow keys. The
 * footer's Testimonial link leads here.
 */
export function TestimonialsSection({ section }: SectionProps) {
  const { data: feedbacks = [] } = useGetFeedbacksQuery();
  const ref = useCalledSection('testimonials');
  const track = useRef<HTMLUListElement>(null);
  const carousel = useCarousel(track, feedbacks.length);
  if (feedbacks.length === 0) return null;
  const id = headingId(section);
  return (
    <Section ref={ref} id="testimonials" tone="mist" className={classes.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        eyebrow={section.eyebrow}
        title={section.heading}
        lead={section.text}
        action={
          feedbacks.length > 1 && (
            <div className={classes.controls} role="group" aria-label="Testimonials">
              <IconButton label={carousel.playing ? 'Pause' : 'Play'} variant="secondary" onClick={carousel.toggle}>
                {carousel.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              </IconButton>
              <IconButton label="Previous testimonial" variant="secondary" onClick={() => carousel.step(-1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton label="Next testimonial" variant="secondary" onClick={() => carousel.step(1)}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </div>
          )
        }
      />
      <ul
        ref={track}
        className={classes.track}
        role="list"
        aria-label="What customers say"
        // A region that scrolls has to be reachable, so that the arrow keys work in it.
        tabIndex={0}
        {...carousel.handlers}
      >
        {feedbacks.map((feedback) => (
          <li key={feedback._id} className={classes.slide}>
            <Testimonial feedback={feedback} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

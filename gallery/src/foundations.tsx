import { ButtonLink, Card, Cluster, Eyebrow, Heading, Lead, Section, SectionHead, Stack, TextInput } from 'ui-kit';
import type { Accent } from 'ui-kit';
import { Part } from './part';
import classes from './gallery.module.css';

const accents: Accent[] = ['oil-gas', 'chemicals', 'renewable', 'water', 'pipeline', 'lubricants'];

export function Foundations() {
  return (
    <>
      <Part title="Colour">
        <div className={classes.swatches}>
          <div className={`${classes.swatch} ${classes.paper}`}>Paper</div>
          <div className={`${classes.swatch} ${classes.surface}`}>Surface</div>
          <div className={`${classes.swatch} ${classes.mist}`}>Mist</div>
          <div className={`${classes.swatch} ${classes.action}`}>Action</div>
          <div className={`${classes.swatch} ${classes.petrol}`}>Petrol</div>
        </div>
        <div className={classes.swatches}>
          {accents.map((accent) => (
            <Stack key={accent} gap={1} data-accent={accent}>
              <div className={`${classes.swatch} ${classes.accent}`}>{accent}</div>
              <div className={`${classes.swatch} ${classes.accentSoft}`}>soft</div>
            </Stack>
          ))}
        </div>
      </Part>
      <Part title="Type">
        <Stack gap={2}>
          {([1, 2, 3, 4, 5, 6] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              Three streams, one line
            </Heading>
          ))}
          <Lead>Drilling fluids, production chemicals and clean energy from one works in western India.</Lead>
        </Stack>
      </Part>
    </>
  );
}

export function Bands() {
  return (
    <>
      <Section tone="petrol" aria-label="Petrol band">
        <SectionHead
          eyebrow="Contact"
          title="Tell us what your well needs"
          lead="An engineer answers within one working day."
          action={<ButtonLink href="#contact">Contact us</ButtonLink>}
        />
        <Cluster gap={2}>
          <ButtonLink href="#a" variant="secondary">
            Read more
          </ButtonLink>
          <a href="#b">A link on petrol</a>
          <Card title="A card on petrol" href="#c" more="Open">
            In the dark theme, whatever the page has.
          </Card>
          <TextInput label="Your email" hint="Once a month." />
        </Cluster>
      </Section>
      <Section tone="mist" accent="renewable" spacing="tight" aria-label="Mist band">
        <Eyebrow>Renewable energy</Eyebrow>
        <Heading level={2}>Wind and sun for the plant next door</Heading>
      </Section>
    </>
  );
}

import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  CardGrid,
  DataList,
  EmptyState,
  ErrorPanel,
  IconButton,
  Notice,
  Picture,
  Prose,
  SkeletonArticle,
  SkeletonCards,
  SkeletonDetail,
  SkeletonForm,
  SkeletonTable,
  Split,
  Stack,
} from 'ui-kit';
import { Pencil } from 'lucide-react';
import scene from './scene.svg';
import { Part } from './part';
import classes from './gallery.module.css';

const facts = [
  { term: 'Appearance', detail: 'Clear amber liquid' },
  { term: 'Composition', detail: 'Quaternary imidazoline in glycol ether, 38 – 42 %' },
  { term: 'Density at 20 °C', detail: '1.04 g/cm³' },
  { term: 'Solubility', detail: 'Soluble in water, methanol and brine' },
];

export function Content() {
  return (
    <>
      <Part title="Cards">
        <CardGrid>
          <li>
            <Card
              title="Reading a corrosion coupon after ninety days in sour service"
              href="#blog"
              shape="tall"
              eyebrow="12 March 2026 · Anita Rao"
              picture={<Picture src={scene} alt="" width={480} height={320} />}
              more="Read More"
              footer="6 min"
            >
              Weight loss is only half of it.
            </Card>
          </li>
          <li>
            <Card
              title="Corrosion inhibitor CI-240"
              href="#product"
              accent="chemicals"
              eyebrow="Production chemicals"
              picture={<Picture src={scene} alt="" width={480} height={320} />}
              actions={
                <IconButton label="Edit CI-240" size="small">
                  <Pencil aria-hidden="true" />
                </IconButton>
              }
            >
              Clear amber liquid
            </Card>
          </li>
          <li>
            <Card
              title="Water treatment"
              href="#sector"
              accent="water"
              picture={<Picture src="missing.png" alt="Treatment tanks" width={480} height={320} />}
            >
              Clarifying, filtering and reuse of produced water…
            </Card>
          </li>
        </CardGrid>
        <CardGrid cards="wide">
          <li>
            <Card
              title="Field engineer, drilling fluids"
              href="#job"
              shape="phoneRow"
              accent="lubricants"
              eyebrow="Barmer, Rajasthan"
              picture={<Picture src={scene} alt="" width={480} height={320} />}
            >
              Full time · on site
            </Card>
          </li>
          <li>
            <Card title="A card without a picture" href="#plain" more="Open">
              Text alone.
            </Card>
          </li>
        </CardGrid>
      </Part>
      <Part title="Pictures">
        <div className={classes.pictures}>
          <Picture src={scene} alt="A rig at dusk" width={480} height={320} />
          <Picture src="missing.png" alt="A picture that is not there" width={480} height={320} />
          <Picture src={null} alt="" width={480} height={320} />
        </div>
      </Part>
      <Part title="Data sheet">
        <Breadcrumbs
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Oil & Gas', href: '#oil' },
            { label: 'Corrosion inhibitor CI-240' },
          ]}
        />
        <Split>
          <DataList facts={facts} />
          <DataList facts={facts.slice(0, 2)} layout="stacked" />
        </Split>
      </Part>
      <Part title="Prose">
        <Prose>
          <p>
            A film of inhibitor only a few molecules thick keeps the steel from the brine.{' '}
            <a href="#more">How it forms</a> depends on temperature, shear and{' '}
            <strong>what else is in the water</strong>.
          </p>
          <h2>Dosing</h2>
          <ul>
            <li>Continuous: 20 – 50 ppm</li>
            <li>Batch: after every pigging run</li>
          </ul>
          <blockquote>Dose for the worst day of the year, not the average one.</blockquote>
          <ol>
            <li>Fill the day tank.</li>
            <li>Set the pump.</li>
          </ol>
        </Prose>
      </Part>
      <Part title="States">
        <div className={classes.fields}>
          <EmptyState
            title="No products found matching your search"
            drawing="search"
            headingLevel={3}
            action={<Button variant="secondary">Clear search</Button>}
          >
            Try fewer words or another spelling.
          </EmptyState>
          <EmptyState title="No blogs available" drawing="documents" headingLevel={3}>
            New articles appear here.
          </EmptyState>
          <EmptyState title="No requests" drawing="people" headingLevel={3} />
          <EmptyState
            title="No subsectors available"
            headingLevel={3}
            action={<ButtonLink href="#offerings">All offerings</ButtonLink>}
          />
        </div>
        <Stack>
          <ErrorPanel
            message="The catalogue did not answer. The rest of the site works."
            onRetry={() => undefined}
            headingLevel={3}
          />
          <ErrorPanel title="Still trying" message="One moment." onRetry={() => undefined} busy headingLevel={3} />
          <Notice>This job closes on 30 November.</Notice>
          <Notice tone="success">Your application has been received.</Notice>
          <Notice tone="warning">This page has a newer draft.</Notice>
          <Notice tone="danger">The file could not be read.</Notice>
        </Stack>
      </Part>
      <Part title="Skeletons">
        <SkeletonCards count={3} />
        <Split>
          <SkeletonArticle />
          <SkeletonForm fields={3} />
        </Split>
        <SkeletonDetail />
        <SkeletonTable rows={4} />
      </Part>
    </>
  );
}

import type { ComponentProps } from 'react';
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
import { Chart } from 'ui-kit/chart';
import scene from './scene.svg';
import { Part } from './part';
import classes from './gallery.module.css';

const facts = [
  { term: 'Appearance', detail: 'Clear amber liquid' },
  { term: 'Composition', detail: 'Quaternary imidazoline in glycol ether, 38 – 42 %' },
  { term: 'Density at 20 °C', detail: '1.04 g/cm³' },
  { term: 'Solubility', detail: 'Soluble in water, methanol and brine' },
];

const charts: readonly Pick<ComponentProps<typeof Chart>, 'title' | 'shape' | 'unit' | 'rows'>[] = [
  {
    ...{ title: 'Corrosion rate', shape: 'line', unit: 'mm a year' },
    rows: [
      { label: '2024', value: 0.4, low: 0.2, high: 0.8 },
      { label: '2025', value: 0.3, low: 0.1, high: 0.6 },
      { label: '2026', value: 0.1, low: 0, high: 0.3 },
    ],
  },
  {
    ...{ title: 'People at work', shape: 'columns', unit: 'on 31 March' },
    rows: [
      { label: '2022', value: 1420 },
      { label: '2024', value: 1680 },
      { label: '2026', value: 1840 },
    ],
  },
  {
    ...{ title: 'Downtime', shape: 'bars', unit: 'hours a month' },
    rows: [
      { label: 'Before', value: 31.5 },
      { label: 'After', value: 4 },
    ],
  },
  {
    ...{ title: 'Treated water', shape: 'range', unit: 'mg per litre' },
    rows: [
      { label: 'Suspended solids', value: 9, low: 3, high: 22 },
      { label: 'Oil and grease', value: 2, low: 0, high: 5 },
    ],
  },
  {
    ...{ title: 'Periods', shape: 'timeline' },
    rows: [
      { label: 'A first plant', value: 2005, high: 2009 },
      { label: 'Water', value: 2011, high: 2021 },
      { label: 'Hydrogen', value: 2023 },
    ],
  },
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
      <Part title="Charts">
        <Split>
          {charts.map((chart) => (
            <Chart
              key={chart.title}
              {...chart}
              names={['Well', 'Mean', 'Best', 'Worst']}
              source="Laboratory in Vadodara"
            />
          ))}
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

import { Button, CardGrid, Cluster } from 'ui-kit';
import { differences, FigureTile, ScreenHead, StatusBadge, VersionComparison } from 'admin-kit';
import { Part } from '../part';

const before = { name: 'Antiscalant AS-11', description: '<p>For boilers up to 40 bar.</p>', dosage: '' };
const after = { name: 'Antiscalant AS-12', description: '<p>For boilers up to 60 bar.</p>', dosage: '5 – 20 ppm' };

/** The components of collection screens. */
export function Details() {
  return (
    <>
      <Part title="Head of a screen">
        <ScreenHead
          title="Antiscalant AS-11"
          lead="Changed two days ago by Meera Joshi."
          crumbs={[{ label: 'Products', href: '#products' }, { label: 'Antiscalant AS-11' }]}
          actions={
            <Button size="small" variant="secondary">
              Preview
            </Button>
          }
        />
      </Part>
      <Part title="Figures and status">
        <CardGrid>
          <li>
            <FigureTile label="Products" figure={1284} href="#products" />
          </li>
          <li>
            <FigureTile label="Enquiries not yet answered" figure={0} href="#enquiries" />
          </li>
          <li>
            <FigureTile label="Applications" figure={undefined} href="#applications" />
          </li>
        </CardGrid>
        <Cluster gap={1}>
          {(['published', 'draft', 'scheduled', 'trashed'] as const).map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Cluster>
      </Part>
      <Part title="Comparison">
        <VersionComparison differences={differences(before, after)} before="Version 2" after="Version 3" />
        <VersionComparison differences={[]} before="Version 3" after="Version 4" />
      </Part>
    </>
  );
}

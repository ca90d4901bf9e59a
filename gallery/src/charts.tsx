import type { ComponentProps } from 'react';
import { Container, Split } from 'ui-kit';
import { CellChart, cellScale, Chart } from 'ui-kit/chart';
import { Part } from './part';

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
  {
    ...{ title: 'Places', shape: 'map' },
    rows: [
      { label: 'Vadodara', value: 22.31, east: 73.18, group: 'Head office' },
      { label: 'Dahej', value: 21.71, east: 72.58, group: 'Plants' },
      { label: 'Kandla', value: 23.03, east: 70.22, group: 'Plants' },
      { label: 'Chennai', value: 13.08, east: 80.27, group: 'Yards' },
      { label: 'Duliajan', value: 27.36, east: 95.32, group: 'Yards' },
      { label: 'Sivasagar', value: 26.98, east: 94.63, group: 'Yards' },
    ],
  },
];

/** Rows of numbers of one unit, each with its name and the texts of its cells. */
const compared = [
  {
    name: 'Shelf life',
    cells: [
      { text: '24 months', low: 24, high: 24 },
      { text: '9 months', low: 9, high: 9 },
    ],
  },
  {
    name: 'Temperature',
    cells: [
      { text: '−29 to 121 °C', low: -29, high: 121 },
      { text: '80 °C', low: 80, high: 80 },
    ],
  },
];

function ComparedTable() {
  return (
    <table>
      <tbody>
        {compared.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({ text, ...span }) => (
              <td key={text} width="40%">
                {text}
                <CellChart {...span} scale={cellScale(cells)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Charts() {
  return (
    <Container>
      <Part title="Charts">
        <Split>
          {charts.map((chart) => (
            <Chart
              key={String(chart.title)}
              {...chart}
              names={['Well', 'Mean', 'Best', 'Worst']}
              source="Laboratory in Vadodara"
            />
          ))}
        </Split>
        <ComparedTable />
      </Part>
    </Container>
  );
}

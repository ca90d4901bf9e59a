import { n, path, type Point } from './shapes';

/** A point of a stream's course: its middle and half of its width. */
export type CoursePoint = readonly [x: number, y: number, half: number];

/** The apparent flatness of the ground: a stream that runs sideways looks this much narrower. */
const FLATNESS = 0.42;
const STEPS = 14;

/** A value between the second and the third of four, on a curve through all of them (Catmull and Rom). */
function between(values: readonly [number, number, number, number], share: number): number {
  const [a, b, c, d] = values;
  return (
    0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * share ** 2 + (3 * b - a - 3 * c + d) * share ** 3)
  );
}

/** The course with many more points, all on one smooth curve. */
function smooth(course: readonly CoursePoint[]): CoursePoint[] {
  const point = (index: number): CoursePoint => course[Math.min(Math.max(index, 0), course.length - 1)] ?? [0, 0, 0];
  return course.slice(0, -1).flatMap((_, index) => {
    const four = [point(index - 1), point(index), point(index + 1), point(index + 2)] as const;
    return Array.from({ length: STEPS }, (_step, step): CoursePoint => {
      const along = (part: 0 | 1 | 2): number =>
        between([four[0][part], four[1][part], four[2][part], four[3][part]], step / STEPS);
      return [along(0), along(1), along(2)];
    });
  });
}

/** The outline of a stream in perspective, as the data of a path. */
function outline(course: readonly CoursePoint[]): string {
  const points = smooth(course);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y, half], index) => {
    const [fromX, fromY] = points[Math.max(index - 1, 0)] ?? [x, y];
    const [toX, toY] = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const across = (-(toY - fromY) / length) * half;
    const down = ((toX - fromX) / length) * half * FLATNESS;
    left.push([x + across, y + down]);
    right.push([x - across, y - down]);
  });
  const all = [...left, ...right.toReversed()];
  return `M${all.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/**
 * Streams that run into one another: one body of water without a line where they meet.
 *
 * @param bank the colour along the edge
 */
export function streams(courses: readonly (readonly CoursePoint[])[], fill: string, bank: string): string {
  const d = courses.map(outline);
  return [
    ...d.map((one) => `<path d="${one}" fill="${bank}" stroke="${bank}" stroke-width="3" stroke-linejoin="round"/>`),
    ...d.map((one) => path(one, fill)),
  ].join('');
}

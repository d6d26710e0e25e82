const STAR = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const PATH = [10, 30, 50, 70, 90].map((x) => `M${x} 1.6${STAR}`).join('');

/** Five stars of which some are full and one may be half. The label says the rating in words. */
export function StarRating({
  full,
  half,
  label,
}: {
  readonly full: number;
  readonly half: 0 | 1;
  readonly label: string;
}) {
  return (
    <svg role="img" aria-label={label} width="90" height="18" viewBox="0 0 100 20" className="flex-none">
      <path d={PATH} className="fill-line stroke-edge" strokeWidth="0.75" />
      {/* The inner svg clips the stars to their width. */}
      <svg width={full * 20 + half * 10} height="20">
        <path d={PATH} className="fill-amber" />
      </svg>
    </svg>
  );
}

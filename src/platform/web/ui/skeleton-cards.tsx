/** Placeholders of cards while they load, in their size. The list around them has `aria-busy`. */
export function SkeletonCards({ count = 4 }: { readonly count?: number }) {
  return (
    <div aria-hidden className="grid gap-3 md:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card grid gap-3">
          <div className="flex gap-3.5">
            <div className="skeleton size-14 flex-none rounded-full" />
            <div className="grid flex-1 content-center gap-2">
              <div className="skeleton h-5 w-3/5" />
              <div className="skeleton h-4 w-2/5" />
            </div>
          </div>
          <div className="skeleton h-4 w-4/5" />
          <div className="skeleton h-4 w-3/5" />
          <div className="skeleton h-10" />
          <div className="flex gap-2.5">
            <div className="skeleton h-11 flex-1" />
            <div className="skeleton h-11 flex-1" />
          </div>
        </div>
      ))}
    </div>
  );
}

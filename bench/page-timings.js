// Runs first in the page and records, in ms since navigation, the largest contentful paint and the moment when the page is
// interactive: React has hydrated the document, and the care types have become a radio group.
window.timings = {};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.timings.lcp = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
const watch = setInterval(() => {
  const card = document.querySelector('main [role=radio]');
  if (card === null || !Object.keys(card).some((key) => key.startsWith('__reactProps'))) return;
  window.timings.interactive = performance.now();
  clearInterval(watch);
}, 10);

// Runs in the page before anything else and notes, in ms since navigation, the largest paint and the first moment at
// which scripts answer: React has taken the whole document over and the care types are the radio group they are then.
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

import { Trans } from '@lingui/react/macro';
import { SwitchButton } from '#platform/web/ui/switch-button.tsx';
import { setSound, useSound } from './news-sound.ts';

/** Switches the sound for new bookings on and off, in this browser. */
export function SoundSwitch() {
  const isOn = useSound();
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-3">
      <div>
        <p id="news-sound" className="font-semibold">
          <Trans>Play a sound for new bookings</Trans>
        </p>
        <p id="news-sound-hint" className="text-sm text-soft">
          <Trans>
            While the portal is open in this browser, until you sign out. After a reload, tap the page once.
          </Trans>
        </p>
      </div>
      <SwitchButton
        isOn={isOn}
        aria-labelledby="news-sound"
        aria-describedby="news-sound-hint"
        onClick={() => setSound(!isOn)}
      />
    </div>
  );
}

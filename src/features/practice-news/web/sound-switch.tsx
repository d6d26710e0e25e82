import { Trans } from '@lingui/react/macro';
import { SwitchButton } from '#platform/web/ui/switch-button.tsx';
import { setSound, useSound } from './news-sound.ts';

/** Switches the sound for new bookings on and off, in this browser. */
export function SoundSwitch() {
  const isOn = useSound();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <div>
        <p id="news-sound" className="font-semibold">
          <Trans>Play a sound for new bookings</Trans>
        </p>
        <p id="news-sound-hint" className="text-sm text-soft">
          <Trans>
            On this computer, until you sign out, while the portal is open. After a reload tap the page once.
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

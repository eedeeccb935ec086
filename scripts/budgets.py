print("no figures yet"); print("0 within budget, 0 over")
